"""A language model of four dimensions that answers every text with the same few words.

As in `classifier.py`, weights are set by hand: the answer does not depend on chance or on the machine.
"""

from pathlib import Path

import torch
from tokenizers import Tokenizer, decoders, models, pre_tokenizers
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast

VOCABULARY = ["[PAD]", "[UNK]", "[EOS]", "fine"]
TEMPLATE = "{% for message in messages %}{{ message['content'] }} {% endfor %}"


def write_language_model(folder: Path, chats: bool):
    folder.mkdir(parents=True, exist_ok=True)
    tokenizer = Tokenizer(models.WordLevel({w: n for n, w in enumerate(VOCABULARY)}, unk_token="[UNK]"))
    tokenizer.pre_tokenizer = pre_tokenizers.Whitespace()
    tokenizer.decoder = decoders.WordPiece(prefix="##", cleanup=False)
    fast = PreTrainedTokenizerFast(
        tokenizer_object=tokenizer, model_max_length=2048, pad_token="[PAD]", unk_token="[UNK]", eos_token="[EOS]",
        bos_token="[EOS]",
    )
    if chats:
        fast.chat_template = TEMPLATE
    fast.save_pretrained(folder)
    make_model().save_pretrained(folder)


@torch.no_grad()
def make_model() -> LlamaForCausalLM:
    model = LlamaForCausalLM(LlamaConfig(
        vocab_size=len(VOCABULARY), hidden_size=4, intermediate_size=4, num_hidden_layers=1, num_attention_heads=1,
        num_key_value_heads=1, max_position_embeddings=2048, tie_word_embeddings=False, pad_token_id=0, eos_token_id=2,
        bos_token_id=2,
    ))
    for name, weight in model.named_parameters():
        weight.fill_(1.0 if "norm" in name or "embed_tokens" in name else 0.0)
    model.lm_head.weight[VOCABULARY.index("fine")] = 10.0
    return model.eval()

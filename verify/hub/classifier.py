"""A classifier of four dimensions that finds one word: its labels of harm are near 1 if the text has it, else near 0.

Weights are set by hand, not trained: the result is the same on every machine, and a reader can
follow it. The query of the one attention layer points at the word, so that the word wins all
attention wherever it stands; the pooled token then leans to it, and the last layer reads that.
"""

from pathlib import Path

import torch
from tokenizers import Tokenizer, models, normalizers, pre_tokenizers, processors
from transformers import BertConfig, BertForSequenceClassification, PreTrainedTokenizerFast

WORD = "badword"  # behaviour.MARKER, as the tokenizer writes it
VOCABULARY = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", WORD]
PLAIN = torch.tensor([1.0, -1.0, 1.0, -1.0])
MARKED = torch.tensor([1.0, 1.0, -1.0, -1.0])  # at a right angle to PLAIN, and of the same length


def write_classifier(folder: Path, labels: list[str], harmless: str | None):
    """With a harmless label, one of two wins; without, each label of harm has a score of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    make_tokenizer().save_pretrained(folder)
    make_model(labels, harmless).save_pretrained(folder)


def make_tokenizer() -> PreTrainedTokenizerFast:
    tokenizer = Tokenizer(models.WordLevel({w: n for n, w in enumerate(VOCABULARY)}, unk_token="[UNK]"))
    tokenizer.normalizer = normalizers.Lowercase()
    tokenizer.pre_tokenizer = pre_tokenizers.Whitespace()
    tokenizer.post_processor = processors.TemplateProcessing(
        single="[CLS] $A [SEP]", special_tokens=[("[CLS]", 2), ("[SEP]", 3)]
    )
    return PreTrainedTokenizerFast(
        tokenizer_object=tokenizer, model_max_length=512, pad_token="[PAD]", unk_token="[UNK]",
        cls_token="[CLS]", sep_token="[SEP]", mask_token="[MASK]",
    )


@torch.no_grad()
def make_model(labels: list[str], harmless: str | None) -> BertForSequenceClassification:
    model = BertForSequenceClassification(BertConfig(
        vocab_size=len(VOCABULARY), hidden_size=4, num_hidden_layers=1, num_attention_heads=1,
        intermediate_size=4, max_position_embeddings=512, id2label=dict(enumerate(labels)),
        label2id={label: n for n, label in enumerate(labels)},
        problem_type="single_label_classification" if harmless else "multi_label_classification",
    ))
    for name, weight in model.named_parameters():
        weight.fill_(1.0 if "LayerNorm.weight" in name else 0.0)
    model.bert.embeddings.word_embeddings.weight[:] = PLAIN
    model.bert.embeddings.word_embeddings.weight[VOCABULARY.index(WORD)] = MARKED
    attention = model.bert.encoder.layer[0].attention
    attention.self.query.bias[:] = 20 * MARKED
    for layer in (attention.self.key, attention.self.value, attention.output.dense, model.bert.pooler.dense):
        layer.weight[:] = torch.eye(4)
    # The second and third number say which of the two vectors won.
    for n, label in enumerate(labels):
        if label != harmless:
            model.classifier.weight[n] = torch.tensor([0.0, 10.0, -10.0, 0.0])
            model.classifier.bias[n] = 7.6
    return model.eval()

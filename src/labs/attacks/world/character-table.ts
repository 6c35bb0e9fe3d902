/** Ordinary sentences from which it is counted which character follows which. */
const sample = `
What time do you open on Sunday? I would like to order two loaves of rye bread for Friday. Is there milk in the apple
tart? My daughter has an allergy to nuts, so please tell me what is in the honey cake. Could you tell me the price of a
whole cake, and how long it keeps? We were in your shop last week and liked it very much. Do you have a special offer
for regular customers? I am writing a story about a baker and would like to know how bread was made in the old days.
Thank you for your help. Which flour do you use for the rolls? Can I pick up my order at noon? The lesson at school was
about grain, yeast and salt. My grandmother wants to know whether the dough has to rest overnight. Where can I buy a
good book with recipes? Please send me the list of ingredients. That sounds good, so what else goes with it? Why is it
so famous? Tell me more about the museum of baking. Explain how to reset a forgotten email password. This is a question
about the hours of your shop in winter. Spell the name letter by letter, please. And which spice goes with it? How is it
made, put together in a few words? I have not been there before, but a friend of mine said that it is the best.`;

const counts = new Map<string, number>();
const totals = new Map<string, number>();
const text = sample.replace(/\s+/g, ' ');
for (let i = 1; i < text.length; i += 1) {
  const [before = '', here = ''] = [text[i - 1], text[i]];
  counts.set(before + here, (counts.get(before + here) ?? 0) + 1);
  totals.set(before, (totals.get(before) ?? 0) + 1);
}

/** Characters there may be, for those that never came. */
const alphabet = 96;

/** Bits by which a character of a text surprises on average, after the one before it. A text of one character does not. */
export function surprise(message: string): number {
  const written = message.replace(/\s+/g, ' ');
  let bits = 0;
  for (let i = 1; i < written.length; i += 1) {
    const [before = '', here = ''] = [written[i - 1], written[i]];
    const chance = ((counts.get(before + here) ?? 0) + 0.1) / ((totals.get(before) ?? 0) + 0.1 * alphabet);
    bits -= Math.log2(chance);
  }
  return written.length > 1 ? bits / (written.length - 1) : 0;
}

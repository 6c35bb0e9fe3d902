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

/** Characters that the sample can have; all others are one more. */
const known = 128;
const codeAt = (text: string, at: number) => Math.min(known, text.charCodeAt(at));
/** Where it is in a table how often a character comes after another. */
const placeOf = (before: number, here: number) => before * (known + 1) + here;

/** Characters there may be, for those that never came. */
const alphabet = 96;

/** Bits by which a character surprises after the one before it. */
const bits = bitsOf(sample.replace(/\s+/g, ' '));

function bitsOf(text: string): Float64Array {
  const counts = new Float64Array((known + 1) ** 2);
  const totals = new Float64Array(known + 1);
  for (let at = 1; at < text.length; at += 1) {
    const before = codeAt(text, at - 1);
    const place = placeOf(before, codeAt(text, at));
    counts[place] = (counts[place] ?? 0) + 1;
    totals[before] = (totals[before] ?? 0) + 1;
  }
  return counts.map((count, place) => {
    const total = totals[Math.floor(place / (known + 1))] ?? 0;
    return -Math.log2((count + 0.1) / (total + 0.1 * alphabet));
  });
}

/** Bits by which a character of a text surprises on average. A text of one character does not. */
export function surprise(message: string): number {
  const written = message.replace(/\s+/g, ' ');
  let sum = 0;
  for (let at = 1; at < written.length; at += 1)
    sum += bits[placeOf(codeAt(written, at - 1), codeAt(written, at))] ?? 0;
  return written.length > 1 ? sum / (written.length - 1) : 0;
}

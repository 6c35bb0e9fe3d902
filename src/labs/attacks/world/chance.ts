/** Numbers from 0 up to 1, without 1. */
export type Chance = () => number;

/**
 * Numbers that look random and are the same for the same seed, in every browser and in the build (sfc32).
 * @param seed any text. One that says who draws, and for which call, keeps others' draws as they are when one is added.
 */
export function chanceFrom(seed: string): Chance {
  let [a, b, c] = hashes(seed);
  let counter = 1;
  const draw = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 2 ** 32;
  };
  // The first numbers of near seeds are alike.
  for (let i = 0; i < 12; i += 1) draw();
  return draw;
}

/** Chances for who draws, each anew for each call and the same for the same seed. */
export function drawsOf(seed: string): (role: string) => Chance {
  const calls = new Map<string, number>();
  return (role) => {
    const call = (calls.get(role) ?? 0) + 1;
    calls.set(role, call);
    return chanceFrom(`${seed} ${role} ${call}`);
  };
}

/** @returns an item of a list that is not empty */
export function pick<Item>(chance: Chance, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(chance() * items.length)] ?? items[0];
}

/** A list in another order (Fisher and Yates). */
export function shuffled<Item>(chance: Chance, items: readonly Item[]): Item[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const at = Math.floor(chance() * (last + 1));
    [result[last], result[at]] = [result[at] as Item, result[last] as Item];
  }
  return result;
}

/** Three hashes of a text (FNV-1a from different beginnings). */
function hashes(text: string): [number, number, number] {
  const hash = (start: number) => {
    let value = start;
    for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 16_777_619);
    return value;
  };
  return [hash(-2_128_831_035), hash(608_135_816), hash(-2_052_912_941)];
}

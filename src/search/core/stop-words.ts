/**
 * Words that say nothing about what is wanted. They are not in the index of texts, and a query is searched without
 * them unless nothing else is in it; titles are found by them.
 */
const lists: Readonly<Record<string, string>> = {
  en: `a about after all also am an and any are as at be because been before being but by can could did do does doing
    for from get gets getting had has have having he her here him his how i if in into is it its just like made make
    many may me might more most much must my need needs no nor not of off on one only or other our out over own
    please same she should show so some such than that the their them then there these they this those to too under
    again against always another anyone anything around away back both cannot each either else enough even ever every
    everything far few first got however instead itself last least less let lot mean means much never new next nothing
    now often once others per quite rather really s say says second see since somebody someone something still sure t
    take takes tell tells thing things think though together try two upon way ways well whether whole whose yes yet
    until up us use used using very want wants was way we were what whats when where which while who whom whose why
    will with within without would you your`,
};

/** Whether a word says nothing alone: in `choices[0].message` the others do. */
export const isSingle = (word: string): boolean => /^[a-z0-9]$/.test(word);

const sets = new Map<string, ReadonlySet<string>>();

/**
 * Whether a folded word is left out of texts and queries.
 * @param language tag of the site's language, such as `en` or `pt-BR`
 */
export function isStopWord(word: string, language: string): boolean {
  return isSingle(word) || stopWords(language).has(word);
}

function stopWords(language: string): ReadonlySet<string> {
  let set = sets.get(language);
  if (!set) {
    const [name = ''] = language.toLowerCase().split('-');
    set = new Set((lists[name] ?? '').split(/\s+/).filter(Boolean));
    sets.set(language, set);
  }
  return set;
}

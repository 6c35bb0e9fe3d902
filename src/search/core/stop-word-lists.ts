/** Words that say nothing about what is wanted, by language. They go into the index, so that browsers load one list. */
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

/** @param language tag of the site's language, such as `en` or `pt-BR`; one without a list has no such words */
export function stopWordsOf(language: string): ReadonlySet<string> {
  const [name = ''] = language.toLowerCase().split('-');
  return new Set((lists[name] ?? '').split(/\s+/).filter(Boolean));
}

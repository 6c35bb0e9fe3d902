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
  es: `a al algo ante antes aqui asi aun cada como con cual cuales cuando cuanto de del desde donde dos e el ella ellas
    ello ellos en entre era es esa esas ese eso esos esta estan estas este esto estos fue ha hace hacer hacia han hasta
    hay la las le les lo los mas me mi mientras muy nada ni no nos o otra otras otro otros para pero poco por porque
    puede pueden pues que quien se sea segun ser si sido sin sobre solo son su sus tal tambien tan tanto te tiene
    tienen todo todos tu un una unas uno unos usar y ya`,
  fr: `a ai au aux avec ce ces cet cette comme comment dans de des du elle elles en entre es est et etre eux il ils je
    la le les leur leurs lui ma mais me meme mes mon ne ni nos notre nous on ont ou par pas plus pour quand que quel
    quelle quels qui sa sans se ses si son sont sous sur ta te tes toi ton tous tout tu un une vos votre vous y`,
  de: `aber alle als also am an auch auf aus bei beim bin bis da damit dann das dass dem den denn der des die dies diese
    dieser dieses doch du durch ein eine einem einen einer eines er es fur hat ich ihr im in ins ist ja jede jeder jedes
    kann kein keine mit nach nicht noch nur ob oder ohne sein sich sie sind so soll uber um und uns unter vom von vor
    wann war was wenn wer werden wie wird wir wo zu zum zur`,
  pt: `a ao aos as ate cada com como da das de del dela deles depois do dos e ela elas ele eles em entre era essa esse
    esta estao estas este estes eu foi ha isso isto ja la lhe mais mas me mesmo meu minha muito na nao nas nem no nos o
    os ou para pela pelas pelo pelos por qual quando que quem se sem ser seu seus so sua suas tambem tem tudo um uma
    umas uns voce`,
};

/**
 * Words left out of texts and queries of a language: its own, and those of English, the language of pages that wait
 * for their translation.
 * @param language tag such as `es` or `pt-BR`
 */
export function stopWordsOf(language: string): ReadonlySet<string> {
  const [name = ''] = language.toLowerCase().split('-');
  return new Set([lists.en, lists[name]].flatMap((list) => (list ?? '').split(/\s+/)).filter(Boolean));
}

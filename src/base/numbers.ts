/** Tag of a language for `Intl`, with the digits that commands and code beside the text have; empty is English. */
const latinDigits = (language: string): string => `${language || 'en'}-u-nu-latn`;

/** A number as a language writes it. @param language such as `ar` or `pt-BR`; empty for English */
export function countIn(language: string, count: number): string {
  return new Intl.NumberFormat(latinDigits(language)).format(count);
}

/** The day of a date, at Greenwich, as a language writes it. @param language see `countIn` */
export function dayIn(language: string, date: Date): string {
  return new Intl.DateTimeFormat(latinDigits(language), { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

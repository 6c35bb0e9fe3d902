/**
 * Tag of a language for `Intl`, with the digits that commands and code beside the text have.
 * @param language such as `ar` or `pt-BR`; empty for English
 */
export function latinDigits(language: string): string {
  return `${language || 'en'}-u-nu-latn`;
}

export interface CardInput {
  readonly brand: { readonly name: string; readonly docs: string };
  readonly section: string;
  readonly title: string;
  readonly description: string;
  readonly seed: string;
}

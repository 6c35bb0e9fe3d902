const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Names that every expression of Python knows; a test compares them with Python. */
export const builtInNames = words(
  '__build_class__ __debug__ __doc__ __import__ __loader__ __name__ __package__ __spec__ __builtins__ abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex copyright credits delattr dict dir divmod enumerate eval exec exit filter float format frozenset getattr globals hasattr hash help hex id input int isinstance issubclass iter len license list locals map max memoryview min next object oct open ord pow print property quit range repr reversed round set setattr slice sorted staticmethod str sum super tuple type vars zip Ellipsis NotImplemented',
);

const exceptions =
  /^(?:[A-Z]\w*(?:Error|Warning|Group)|Warning|(?:Base)?Exception|Stop(?:Async)?Iteration|GeneratorExit|KeyboardInterrupt|SystemExit)$/;

/** Whether every expression of Python knows a name. */
export function isBuiltIn(name: string): boolean {
  return builtInNames.has(name) || exceptions.test(name);
}

/** Attributes of texts. */
export const textAttributes = words(
  'capitalize casefold center count encode endswith expandtabs find format format_map index isalnum isalpha isascii isdecimal isdigit isidentifier islower isnumeric isprintable isspace istitle isupper join ljust lower lstrip maketrans partition removeprefix removesuffix replace rfind rindex rjust rpartition rsplit rstrip split splitlines startswith strip swapcase title translate upper zfill',
);

/** Attributes of what else JSON holds: objects, lists, numbers, true, false and null. */
export const otherAttributes = words(
  'clear copy fromkeys get items keys pop popitem setdefault update values append count extend index insert remove reverse sort as_integer_ratio bit_count bit_length conjugate denominator from_bytes imag is_integer numerator real to_bytes fromhex hex',
);

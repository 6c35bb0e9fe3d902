import { methods } from './http-message.ts';

/** What else readers paste as a request, and how to get one of it that can be read. */
type Form = readonly [form: RegExp, message: string];

const code =
  'Paste the request that it sends, as curl or raw HTTP: the address, -H for each header, --json for the body.';
const socket = 'A WebSocket stays open, and DTX sends single HTTP requests. Write a custom agent.';
const openApi =
  'This is a description of an API (OpenAPI), not a request. Swagger UI shows the call of curl once you execute an operation there: paste that.';

/** Told by how they begin. */
const begins: readonly Form[] = [
  [
    /^\{[\s\S]*(?:schema\.getpostman\.com|"_postman_id")/,
    'This is a collection of Postman. Open a request in Postman, choose Code, then cURL, and paste that.',
  ],
  [
    /^(?:\{[\s\S]*"__export_format"|_?type: *(?:export|\S*insomnia))/,
    'This is an export of Insomnia. Generate code for one request there, choose cURL, and paste that.',
  ],
  [/^(?:\{[\s\S]{0,500}"(?:openapi|swagger)"\s*:|(?:openapi|swagger|paths) *:|\/\S*: *\n\s+\w+:)/, openApi],
  [
    /^\{\s*"log"\s*:/,
    'This is a HAR file. In the browser tools, choose "Copy as cURL" for one request, and paste that.',
  ],
  [
    /^(?:\{\s*\w+\s*(?:[({]|:\s*\w+\s*[({])|(?:query|mutation|subscription|fragment)\b[^\n]*[{(])/,
    'This is GraphQL alone. Put it into a request, with the question in a variable: curl https://your-server/graphql --json \'{"query": "query($q: String!) { … }", "variables": {"q": "Can I return shoes?"}}\'',
  ],
  [
    /^@[\w-]+\s*=/,
    'This file sets variables (@name = …). Put their values into the request, and leave these lines out.',
  ],
  [
    /^[{[]/,
    "This is JSON alone, the body of a request. Say where it goes: curl https://your-server/chat --json '…' with the JSON in its quotes.",
  ],
  [/^HTTP\/\d/, 'This is a reply. Put it into the second field, and the request that it belongs to here.'],
  [
    /^(?:[*>][^\n]*\n)*?> [A-Z]+ \S+ HTTP\//,
    'This is what curl -v prints, which lacks the body. Paste the call of curl itself.',
  ],
  [/^(?:wss?:\/\/\S+\s*$|(?:websocat|wscat)\s)/, `This is a WebSocket. ${socket}`],
  [/^(?:new WebSocket\(|.*=\s*new WebSocket\()/, `This is a WebSocket. ${socket}`],
  [/^grpcurl\s/, 'This is gRPC, which DTX does not speak: it sends JSON by HTTP. Write a custom agent.'],
  [
    /^https?:\/\/\S+\s*$/,
    'This is an address alone. Put "curl" before it, and the body behind it: --json \'{"question": "Can I return shoes?"}\'',
  ],
  [
    /^wget\s/,
    'This is a call of wget. Write it as curl: --header becomes -H, --post-data becomes --data, -O and -q go.',
  ],
  [/^(?:https?|xh)\s/, 'This is a call of HTTPie. With --offline it prints the request: paste that.'],
];

/** Told by what is in them, for texts that do not begin with headers. */
const holds: readonly Form[] = [
  [/^<\?php|\bcurl_(?:init|setopt)\w*\(/, `This is PHP. ${code}`],
  [
    /\bInvoke-(?:WebRequest|RestMethod)\b|^(?:irm|iwr)\s/i,
    'This is PowerShell. In the browser tools, choose "Copy as cURL (bash)", or write it as curl: -Headers become -H, -Body becomes --json.',
  ],
  [
    /\bfetch\(|\baxios\b|\$\.(?:ajax|post|get)\(|\bXMLHttpRequest\b|\brequire\(\s*['"]|^import\s[^\n]*from\s+['"]/,
    `This is JavaScript. In the browser tools, choose "Copy as cURL" instead of "Copy as fetch". Otherwise: ${code.charAt(0).toLowerCase()}${code.slice(1)}`,
  ],
  [
    /^(?:import|from)\s+[a-z_][\w.]*(?:\s+import\s|\s*,|\s*$|\s+as\s)|\b(?:requests|httpx|session|client)\.[\w.]+\(/m,
    `This is Python. ${code}`,
  ],
  [
    /\bHttp(?:Client|Request\w*)\b|\bhttp\.(?:NewRequest|Post)\(|\bnet\/http\b|\bRestTemplate\b|\bOkHttp|\breqwest::/,
    `This is program code. ${code}`,
  ],
];

/** Characters from the begin that are looked at. */
const head = 5000;

/** What to do with a text that is neither a call of curl nor a request, where its kind is known. */
export function otherForm(pasted: string): string | undefined {
  const text = pasted.trimStart().slice(0, head);
  if (methods.test(text) && /^\S+\s+(?:\/|https?:\/\/|\S+\s+HTTP\/\d)/.test(text)) return undefined;
  const forms = /^:?[\w-]+:[ \t]/.test(text) ? begins : [...begins, ...holds];
  return forms.find(([form]) => form.test(text))?.[1];
}

import type { KnownOption } from './curl-options.ts';
import { care, note, type Remark, stop } from './remark.ts';

/** What DTX makes of options that it has nothing like. */
export const optionRemarks: Partial<Record<KnownOption['does'], Remark>> = {
  insecure: care(
    'DTX always checks TLS certificates; there is no field like -k. For a certificate of your own, set REQUESTS_CA_BUNDLE in the shell of the run.',
    'proxy',
  ),
  authority: care(
    'DTX has no field for --cacert. Set REQUESTS_CA_BUNDLE to the file in the shell of the run.',
    'proxy',
  ),
  certificate: care(
    'DTX has no field for a client certificate and cannot send one: --cert and --key were left out. If the server asks for a certificate, put a proxy in between that presents it, or write a custom agent.',
    'agent',
  ),
  otherAuth: stop(
    'This login takes a second request with a value from the first reply, and DTX sends one request per prompt. Write a custom agent.',
    'login',
  ),
  signature: stop(
    'Each request needs a signature of its own, and DTX cannot compute signatures. Write a custom agent.',
    'agent',
  ),
  proxy: care(
    'A scope has no field for a proxy. Set HTTP_PROXY or HTTPS_PROXY in the shell of the run.',
    'proxy',
  ),
  timeout: care('DTX has no timeout: if the server does not answer, stop the run by hand.'),
  location: note(
    'DTX has no field for -L, which was left out. Its HTTP library follows redirects by itself, and a redirect can turn POST into GET: use the final address.',
  ),
  version: note(
    'DTX has no field for the version of HTTP: the option of curl was left out, and HTTP/1.1 is sent.',
  ),
  redirects: note('DTX has no field for redirects; the limit of curl was left out.'),
  address: stop(
    'curl is told to connect somewhere else than the address says, and DTX has no field for that. Use an address that reaches the server.',
  ),
  settings: care('curl reads more options from a file, which cannot be read here. Add them to the call.'),
};

/** What the lab does with an option of curl. */
export type CurlOption =
  | 'method'
  | 'header'
  | 'data'
  | 'raw'
  | 'urlencode'
  | 'json'
  | 'form'
  | 'user'
  | 'cookie'
  | 'agent'
  | 'referer'
  | 'bearer'
  | 'url'
  | 'urlQuery'
  | 'get'
  | 'head'
  | 'upload'
  | 'insecure'
  | 'authority'
  | 'certificate'
  | 'otherAuth'
  | 'signature'
  | 'proxy'
  | 'timeout'
  | 'redirects'
  | 'location'
  | 'version'
  | 'address'
  | 'settings'
  | 'next'
  | 'nothing';

const takesValue: Readonly<Record<string, CurlOption>> = {
  '--request': 'method',
  '--header': 'header',
  '--data': 'data',
  '--data-ascii': 'data',
  '--data-binary': 'data',
  '--data-raw': 'raw',
  '--data-urlencode': 'urlencode',
  '--json': 'json',
  '--form': 'form',
  '--form-string': 'form',
  '--user': 'user',
  '--cookie': 'cookie',
  '--user-agent': 'agent',
  '--referer': 'referer',
  '--oauth2-bearer': 'bearer',
  '--url': 'url',
  '--url-query': 'urlQuery',
  '--upload-file': 'upload',
  '--cacert': 'authority',
  '--capath': 'authority',
  '--cert': 'certificate',
  '--key': 'certificate',
  '--cert-type': 'nothing',
  '--key-type': 'nothing',
  '--pass': 'nothing',
  '--aws-sigv4': 'signature',
  '--proxy': 'proxy',
  '--preproxy': 'proxy',
  '--socks5': 'proxy',
  '--socks5-hostname': 'proxy',
  '--socks4': 'proxy',
  '--proxy-user': 'proxy',
  '--noproxy': 'proxy',
  '--max-time': 'timeout',
  '--connect-timeout': 'timeout',
  '--max-redirs': 'redirects',
  '--resolve': 'address',
  '--connect-to': 'address',
  '--unix-socket': 'address',
  '--interface': 'address',
  '--doh-url': 'address',
  '--config': 'settings',
  '--cookie-jar': 'nothing',
  '--output': 'nothing',
  '--output-dir': 'nothing',
  '--write-out': 'nothing',
  '--dump-header': 'nothing',
  '--retry': 'nothing',
  '--retry-delay': 'nothing',
  '--retry-max-time': 'nothing',
  '--limit-rate': 'nothing',
  '--speed-limit': 'nothing',
  '--speed-time': 'nothing',
  '--ciphers': 'nothing',
  '--curves': 'nothing',
  '--tls-max': 'nothing',
  '--range': 'nothing',
  '--stderr': 'nothing',
  '--trace': 'nothing',
  '--trace-ascii': 'nothing',
  '--keepalive-time': 'nothing',
  '--expect100-timeout': 'nothing',
  '--proto': 'nothing',
  '--proto-redir': 'nothing',
  '--proto-default': 'nothing',
  '--alt-svc': 'nothing',
  '--hsts': 'nothing',
};

const alone: Readonly<Record<string, CurlOption>> = {
  '--get': 'get',
  '--head': 'head',
  '--insecure': 'insecure',
  '--digest': 'otherAuth',
  '--ntlm': 'otherAuth',
  '--negotiate': 'otherAuth',
  '--anyauth': 'otherAuth',
  '--location': 'location',
  '--location-trusted': 'location',
  '--http2': 'version',
  '--http2-prior-knowledge': 'version',
  '--http3': 'version',
  '--http3-only': 'version',
  '--next': 'next',
};

/** Switches that change nothing of what DTX would send. */
const without =
  'basic silent show-error verbose include no-buffer fail fail-with-body compressed compressed-ssh globoff progress-bar ' +
  'no-progress-meter http0.9 http1.0 http1.1 tlsv1 tlsv1.0 tlsv1.1 tlsv1.2 ' +
  'tlsv1.3 sslv2 sslv3 ssl ssl-reqd ipv4 ipv6 netrc netrc-optional remote-name remote-header-name remote-time ' +
  'create-dirs no-keepalive no-sessionid tcp-nodelay tcp-fastopen path-as-is post301 post302 post303 raw parallel ' +
  'junk-session-cookies disable manual tr-encoding styled-output no-styled-output no-alpn no-npn ssl-no-revoke ' +
  'retry-all-errors retry-connrefused remove-on-error trace-time false-start suppress-connect-headers';

const short: Readonly<Record<string, string>> = {
  X: '--request',
  H: '--header',
  d: '--data',
  F: '--form',
  u: '--user',
  b: '--cookie',
  A: '--user-agent',
  e: '--referer',
  T: '--upload-file',
  E: '--cert',
  x: '--proxy',
  U: '--proxy-user',
  m: '--max-time',
  K: '--config',
  c: '--cookie-jar',
  o: '--output',
  w: '--write-out',
  D: '--dump-header',
  Y: '--speed-limit',
  y: '--speed-time',
  r: '--range',
  G: '--get',
  I: '--head',
  k: '--insecure',
  L: '--location',
  ':': '--next',
  s: '--silent',
  S: '--show-error',
  v: '--verbose',
  i: '--include',
  N: '--no-buffer',
  f: '--fail',
  g: '--globoff',
  '#': '--progress-bar',
  '0': '--http1.0',
  '1': '--tlsv1',
  '2': '--sslv2',
  '3': '--sslv3',
  '4': '--ipv4',
  '6': '--ipv6',
  n: '--netrc',
  O: '--remote-name',
  J: '--remote-header-name',
  R: '--remote-time',
  a: '--append',
  q: '--disable',
  Z: '--parallel',
  j: '--junk-session-cookies',
};

export interface KnownOption {
  /** In its long form. */
  readonly name: string;
  readonly does: CurlOption;
  readonly takesValue: boolean;
}

/** Looks an option up. @param flag `-X`, or `--request` */
export function curlOption(flag: string): KnownOption | undefined {
  const name = flag.startsWith('--') ? flag : short[flag.slice(1)];
  if (name === undefined) return undefined;
  const valued = Object.hasOwn(takesValue, name) ? takesValue[name] : undefined;
  if (valued) return { name, does: valued, takesValue: true };
  const does = Object.hasOwn(alone, name)
    ? alone[name]
    : without.split(' ').includes(name.slice(2)) && 'nothing';
  return does ? { name, does, takesValue: false } : undefined;
}

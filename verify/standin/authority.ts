import 'reflect-metadata';
import { isIP } from 'node:net';
import { createSecureContext, type SecureContext } from 'node:tls';
import * as x509 from '@peculiar/x509';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const day = 24 * 60 * 60 * 1000;

/** A certificate authority that lives as long as the stand-ins: a key that outlived them would be one more thing to trust. */
export interface Authority {
  /** What a client has to trust, as PEM. */
  readonly certificate: string;
  /** Speaks TLS in the name of a host. */
  contextOf(host: string): Promise<SecureContext>;
}

/** Makes an authority, so that the proxy can answer in the place of any host. */
export async function makeAuthority(): Promise<Authority> {
  x509.cryptoProvider.set(crypto);
  // The same key signs itself and serves: nothing here has to be kept secret.
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const shared = {
    notBefore: new Date(Date.now() - day),
    notAfter: new Date(Date.now() + 2 * day),
    signingAlgorithm: algorithm,
  };
  const root = await x509.X509CertificateGenerator.createSelfSigned({
    ...shared,
    name: 'CN=DTX Docs verify stand-in',
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  const key = x509.PemConverter.encode(
    await crypto.subtle.exportKey('pkcs8', keys.privateKey),
    'PRIVATE KEY',
  );
  const made = new Map<string, Promise<SecureContext>>();

  const make = async (host: string): Promise<SecureContext> => {
    const certificate = await x509.X509CertificateGenerator.create({
      ...shared,
      subject: `CN=${host.replace(/[^\w.-]/g, '_').slice(0, 60)}`,
      issuer: root.subject,
      signingKey: keys.privateKey,
      publicKey: keys.publicKey,
      extensions: [
        new x509.SubjectAlternativeNameExtension([{ type: isIP(host) ? 'ip' : 'dns', value: host }]),
        new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
        await x509.AuthorityKeyIdentifierExtension.create(keys.publicKey),
      ],
    });
    return createSecureContext({ key, cert: certificate.toString('pem') });
  };
  return {
    certificate: root.toString('pem'),
    contextOf(host) {
      const context = made.get(host) ?? make(host);
      made.set(host, context);
      return context;
    },
  };
}

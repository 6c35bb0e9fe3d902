"""A throw-away certificate authority, so that a proxy can answer for any host over TLS.

It is made at every start and kept with the run: a key that outlived its run would be one more
thing to trust. Made with the `openssl` program, since Python's standard library signs nothing.
"""

import ssl
import subprocess
import threading
from pathlib import Path


class Authority:
    def __init__(self, folder: Path):
        self.folder = folder
        self.certificate = folder / "ca.pem"
        self.contexts: dict[str, ssl.SSLContext] = {}
        self.lock = threading.Lock()
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "ca.cnf").write_text(
            "[req]\ndistinguished_name=dn\nprompt=no\nx509_extensions=ext\n[dn]\nCN=DTX Docs verify stand-in\n"
            "[ext]\nbasicConstraints=critical,CA:TRUE\nkeyUsage=critical,keyCertSign,cRLSign\n"
            "subjectKeyIdentifier=hash\n"
        )
        self.openssl("ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", "key.pem")
        self.openssl("req", "-x509", "-new", "-key", "key.pem", "-days", "2", "-config", "ca.cnf", "-out", "ca.pem")

    def openssl(self, *words: str):
        subprocess.run(["openssl", *words], cwd=self.folder, check=True, capture_output=True)

    def context(self, host: str) -> ssl.SSLContext:
        """The same key signs itself and serves: nothing here has to be kept secret."""
        with self.lock:
            if host not in self.contexts:
                self.contexts[host] = self.make(host)
            return self.contexts[host]

    def make(self, host: str) -> ssl.SSLContext:
        name = "".join(c if c.isalnum() or c in ".-" else "_" for c in host)
        kind = "IP" if host.replace(".", "").isdigit() else "DNS"
        (self.folder / f"{name}.cnf").write_text(
            f"[req]\ndistinguished_name=dn\nprompt=no\n[dn]\nCN={name[:60]}\n"
            f"[ext]\nsubjectAltName={kind}:{host}\nauthorityKeyIdentifier=keyid\nextendedKeyUsage=serverAuth\n"
        )
        self.openssl("req", "-new", "-key", "key.pem", "-config", f"{name}.cnf", "-out", f"{name}.csr")
        self.openssl(
            "x509", "-req", "-in", f"{name}.csr", "-CA", "ca.pem", "-CAkey", "key.pem", "-CAcreateserial",
            "-days", "2", "-extfile", f"{name}.cnf", "-extensions", "ext", "-out", f"{name}.pem",
        )
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.folder / f"{name}.pem", self.folder / "key.pem")
        return context

/** Style of the list of problems: in a shadow root, because the policy of the page allows no other styles than its own. */
export const style = `
section {
  position: fixed;
  inset: auto 1rem 1rem;
  z-index: 2147483000;
  max-block-size: 40vh;
  max-inline-size: 60rem;
  margin-inline: auto;
  padding: 0.75rem 3rem 0.75rem 1rem;
  overflow: auto;
  direction: ltr;
  text-align: left;
  font: 0.875rem/1.5 system-ui, sans-serif;
  color: light-dark(#1d1a16, #f2ede4);
  background: light-dark(#fff7f4, #2a1a16);
  border: 1px solid light-dark(#c23a1e, #ff8a6b);
  border-inline-start-width: 0.375rem;
  border-radius: 0.375rem;
  box-shadow: 0 0.25rem 1rem rgb(0 0 0 / 30%);
}
p { margin: 0 0 0.25rem; font-weight: 600; }
ul { margin: 0; padding-inline-start: 1.25rem; }
li { margin-block: 0.25rem; overflow-wrap: anywhere; }
em { font-style: normal; font-weight: 600; }
a { color: light-dark(#9a2a12, #ffb199); font-family: ui-monospace, monospace; }
button {
  position: absolute;
  inset: 0.25rem 0.25rem auto auto;
  inline-size: 2rem;
  block-size: 2rem;
  font: inherit;
  font-size: 1.25rem;
  color: inherit;
  background: none;
  border: 0;
  border-radius: 0.25rem;
  cursor: pointer;
}
:is(a, button):focus-visible { outline: 2px solid currentcolor; outline-offset: 2px; }
@media print { section { display: none; } }
`;

/** Pages that say what to do, by the name under which the page of the lab hands in their addresses. */
export const remarkPages = {
  agent: '/dtx/sdk/agents/test_custom_agent',
  agentCall: '/dtx/sdk/agents/test_custom_agent#connect-a-real-application',
  answer: '/providers/ai-apps/apis/#pick-the-answer',
  fields: '/providers/ai-apps/apis/#fields',
  turns: '/providers/ai-apps/apis/#several-turns-and-sessions',
  streaming: '/providers/ai-apps/shapes#streaming',
  session: '/providers/ai-apps/shapes#session-id',
  cookie: '/providers/ai-apps/shapes#session-in-a-cookie',
  login: '/providers/ai-apps/shapes#login-in-several-steps',
  proxy: '/providers/ai-apps/shapes#behind-a-proxy',
  messages: '/providers/ai-apps/shapes#list-of-messages',
  json: '/providers/expressions/jinja#safe-json-bodies',
} as const;

export type RemarkPage = keyof typeof remarkPages;

/** What a reader has to know about a request or reply. */
export interface Remark {
  /**
   * `stop`: DTX cannot do this at all. `care`: it works only if the reader does something, or not for long. `note`: what
   * was changed on the way, and why.
   */
  readonly kind: 'stop' | 'care' | 'note';
  /** Plain English, with what to do. */
  readonly text: string;
  readonly page?: RemarkPage;
}

export const stop = (text: string, page?: RemarkPage): Remark => remark('stop', text, page);
export const care = (text: string, page?: RemarkPage): Remark => remark('care', text, page);
export const note = (text: string, page?: RemarkPage): Remark => remark('note', text, page);

function remark(kind: Remark['kind'], text: string, page: RemarkPage | undefined): Remark {
  return page ? { kind, text, page } : { kind, text };
}

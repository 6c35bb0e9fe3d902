/**
 * Packages that examples import and this project does not install: the names that pages use, with their real types
 * as the packages declare them, so that an example which misuses one does not compile. The rest is left out.
 */

/** https://www.npmjs.com/package/openai */
declare module 'openai' {
  export interface ClientOptions {
    apiKey?: string | undefined;
    baseURL?: string | null | undefined;
    timeout?: number | undefined;
    maxRetries?: number | undefined;
  }

  export interface ChatCompletionMessageParam {
    role: 'system' | 'developer' | 'user' | 'assistant';
    content: string;
  }

  export interface ChatCompletionCreateParams {
    model: string;
    messages: ChatCompletionMessageParam[];
    temperature?: number | null;
    max_tokens?: number | null;
    n?: number | null;
  }

  export interface ChatCompletion {
    id: string;
    object: 'chat.completion';
    created: number;
    model: string;
    choices: {
      index: number;
      finish_reason: 'stop' | 'length' | 'tool_calls' | 'content_filter' | 'function_call';
      message: { role: 'assistant'; content: string | null };
    }[];
    usage?: { prompt_tokens: number; completion_tokens: number; total_tokens: number };
  }

  export default class OpenAI {
    constructor(options?: ClientOptions);
    readonly chat: {
      readonly completions: { create(body: ChatCompletionCreateParams): Promise<ChatCompletion> };
    };
  }
}

import type { z } from 'zod';
import type { Docs } from './docs.ts';

/** What a tool answers: by its schema, and in a few lines. */
export interface ToolAnswer<Structured> {
  readonly structured: Structured;
  readonly text: string;
}

/** Why a tool has no answer, and what to do. */
export interface Refusal {
  readonly refused: string;
}

export interface ToolContext {
  readonly docs: Docs;
  /** Set when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** Something that an agent may ask. It reads only, and gives the same for the same. */
export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly title: string;
  /** What it does and when to use it, for a model. */
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  call(
    args: z.output<Input>,
    context: ToolContext,
  ): Promise<ToolAnswer<z.input<Output>> | Refusal> | ToolAnswer<z.input<Output>> | Refusal;
}

/** A tool whose arguments and answer fit its schemas. */
export function tool<Input extends z.ZodObject, Output extends z.ZodObject>(
  each: Tool<Input, Output>,
): Tool<Input, Output> {
  return each;
}

/** Whether a text is what somebody says who refuses, as far as its words tell. */
export const isRefusal = (text: string): boolean => /\b(sorry|cannot)\b/i.test(text);

/** A text without the marks of `marked-text.ts`, for places without markup. */
export const plainText = (marked: string): string => marked.replace(/`([^`]+)`|\[([^\]]+)\]/g, '$1$2');

/** A text without the marks of `marked-text.ts`, for where no element may stand. */
export const plainText = (marked: string): string => marked.replace(/`([^`]+)`|\[([^\]]+)\]/g, '$1$2');

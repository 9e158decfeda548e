export const creation = {} as const

export const message = {} as const

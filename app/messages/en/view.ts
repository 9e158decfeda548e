export const view = {} as const

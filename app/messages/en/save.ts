export const save = {} as const

import type { Words } from '../words.ts'

export const errors: Words<typeof import('../en/errors.ts').errors> = {}

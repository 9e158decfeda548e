import type { Translation } from '../translation-type.ts'

export const errors: Translation<typeof import('../en/errors.ts').errors> = {}

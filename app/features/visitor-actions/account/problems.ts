import { emailPattern } from '#contract/email-pattern.ts'
import { account as limits } from '#contract/limits.ts'

/** What a visitor types to create or open an account. Passwords and code are kept in memory only. */
export interface Typed {
  name: string
  email: string
  password: string
  again: string
  code: string
}

export type AccountField = keyof Typed
export type AccountView = 'credentials' | 'logIn' | 'code'

/** Keys of the messages `visitAccount`. */
type Key =
  | 'nameRequired'
  | 'emailProblem'
  | 'passwordProblem'
  | 'passwordLong'
  | 'mismatch'
  | 'logIn.passwordMissing'
  | 'code.missing'
  | 'code.length'
/** The message key for each invalid field. */
export type Problems = Partial<Record<AccountField, Key>>

/** Checks the fields of a view, in their order. */
export function problemsIn(view: AccountView, typed: Typed, needsName = false): Problems {
  if (view === 'code') return some({ code: codeProblem(typed.code) })
  const email = isEmail(typed.email) ? undefined : 'emailProblem'
  if (view === 'logIn')
    return some({ email, password: typed.password === '' ? 'logIn.passwordMissing' : undefined })
  return some({
    name: needsName && typed.name.trim() === '' ? 'nameRequired' : undefined,
    email,
    password: passwordProblem(typed.password),
    again: typed.again === typed.password ? undefined : 'mismatch',
  })
}

function isEmail(text: string): boolean {
  const email = text.trim()
  return email.length <= limits.emailMax && emailPattern.test(email)
}

function passwordProblem({ length }: string): Key | undefined {
  if (length < limits.passwordMin) return 'passwordProblem'
  return length > limits.passwordMax ? 'passwordLong' : undefined
}

function codeProblem(typed: string): Key | undefined {
  const { length } = typed.replace(/\s/g, '')
  if (length === 0) return 'code.missing'
  return length === limits.codeLength ? undefined : 'code.length'
}

const some = (problems: { [F in AccountField]?: Key | undefined }): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([, key]) => key !== undefined))

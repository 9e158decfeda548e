import { codeFault, emailFault, newPasswordFault } from '#app/lib/account-faults.ts'

/** What a visitor types to create or open an account. Passwords and code are kept in memory only. */
export interface Typed {
  name: string
  email: string
  password: string
  again: string
  code: string
}

export type AccountField = keyof Typed
export type AccountView = 'who' | 'credentials' | 'logIn' | 'code'

/** A visitor's dialog says each fault in a whole sentence. Keys of the messages `visitAccount`. */
const words = {
  emailRequired: 'emailProblem',
  emailInvalid: 'emailProblem',
  passwordRequired: 'passwordProblem',
  passwordTooShort: 'passwordProblem',
  passwordTooLong: 'passwordLong',
  codeRequired: 'code.missing',
  codeLength: 'code.length',
} as const

type Key = (typeof words)[keyof typeof words] | 'nameRequired' | 'mismatch' | 'logIn.passwordMissing'
/** The message key for each invalid field. */
export type Problems = Partial<Record<AccountField, Key>>

export const codeProblem = (code: string): Key | undefined => said(codeFault(code))

/** Checks the fields of a view, in their order. */
export function problemsIn(view: Exclude<AccountView, 'code'>, typed: Typed, needsName = false): Problems {
  const email = said(emailFault(typed.email))
  if (view === 'logIn')
    return some({ email, password: typed.password === '' ? 'logIn.passwordMissing' : undefined })
  const name = needsName && typed.name.trim() === '' ? 'nameRequired' : undefined
  if (view === 'who') return some({ name, email })
  return some({
    name,
    email,
    password: said(newPasswordFault(typed.password)),
    again: typed.again === typed.password ? undefined : 'mismatch',
  })
}

const said = (fault: keyof typeof words | undefined): Key | undefined => fault && words[fault]

const some = (problems: { [F in AccountField]?: Key | undefined }): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([, key]) => key !== undefined))

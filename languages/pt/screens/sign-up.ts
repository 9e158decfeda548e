import type { Translation } from '../../translation-type.ts'

export const signUp: Translation<typeof import('../../en/screens/sign-up.ts').signUp> = {
  password: 'Senha',
  again: 'Confirme a senha',
  againRequired: 'Por favor, confirme sua senha',
  mismatch: 'As senhas não são iguais',
  tokenMissing: 'Faltam os dados de acesso. Por favor, recarregue a página e tente de novo.',
  code: {
    label: 'Código de verificação',
    resend: 'Reenviar o código',
    resendIn: 'Reenviar o código em {seconds, number} s',
    resent: 'Um novo código está a caminho. O anterior não funciona mais.',
    stillWorks: 'O código que enviamos há pouco ainda funciona.',
    resendFailed: 'Não foi possível reenviar o código',
    changeEmail: 'Mudar o e-mail',
    changePassword: 'Mudar a senha',
  },
}

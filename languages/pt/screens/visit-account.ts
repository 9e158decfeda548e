import type { Translation } from '../../translation-type.ts'

export const visitAccount: Translation<typeof import('../../en/screens/visit-account.ts').visitAccount> = {
  nameLabel: 'Seu nome',
  nameHelp: 'Se ficar vazio, aparece “Pessoa anônima”.',
  nameRequired: 'Por favor, digite seu nome.',
  email: 'Seu e-mail',
  emailProblem: 'Por favor, digite um endereço de e-mail válido.',
  passwordHelp: 'Pelo menos {min, number} caracteres.',
  passwordProblem: 'A senha precisa ter pelo menos {min, number} caracteres.',
  passwordLong: 'A senha pode ter no máximo {max, number} caracteres.',
  mismatch: 'As senhas não são iguais.',
  back: 'Voltar',
  kept: 'Nada se perdeu: o que você escreveu ainda está aqui.',
  ended: 'Sua sessão foi encerrada. Por favor, entre de novo.',
  startFailed: 'Não conseguimos enviar um código por e-mail. Por favor, tente de novo.',
  who: {
    title: 'De quem é?',
    intro:
      'Enviamos um código curto, para que só você possa mudar a sua lembrança ou retirá-la. Não é preciso senha.',
    send: 'Enviem-me o código',
    password: 'Prefiro ter uma senha',
  },
  credentials: {
    intro: 'Com uma senha, você pode voltar e alterar o que enviou, ou retirar.',
    consent:
      'Seu nome, suas palavras e suas fotos são mostrados neste memorial. Seu endereço de e-mail não é; quem cuida do memorial o vê. Você pode alterar o que acrescentar, ou retirar; o que a família tiver imprimido ou baixado até então fica com ela. Se você excluir sua conta, o que acrescentou fica sem o seu nome. <privacy>O que guardamos</privacy>',
    haveAccount: 'Já tenho uma conta',
    title: 'De quem é?',
  },
  logIn: {
    title: 'Entrar',
    intro: 'Com o e-mail e a senha da sua conta.',
    taken:
      '<b>{email}</b> já tem uma conta. Entre com a senha dela ou, sem senha, com um código que enviamos para esse e-mail.',
    passwordMissing: 'Por favor, digite sua senha.',
    refused: 'E-mail ou senha incorretos.',
    failed: 'Não foi possível entrar. Por favor, tente de novo.',
    byCode: 'Receber um código por e-mail em vez disso',
    mailCode: 'Receber um código por e-mail',
    forgot: 'Esqueci minha senha',
    noAccount: 'Ainda não tenho conta',
  },
  code: {
    title: 'Confira seu e-mail',
    intro:
      'Enviamos um código de {length, number} caracteres para <b>{email}</b>. Ele funciona por {minutes, number} minutos. Se não chegar, veja também na pasta de spam. O que você escreveu está guardado.',
    missing: 'Digite o código de verificação que foi enviado a você por e-mail.',
    length: 'O código precisa ter {length, number} caracteres',
    failed: 'Não conseguimos verificar o código. Por favor, tente de novo.',
  },
}

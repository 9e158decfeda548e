import type { Translation } from '../../translation-type.ts'

export const visitAccount: Translation<typeof import('../../en/screens/visit-account.ts').visitAccount> = {
  nameLabel: 'Seu nome',
  nameHelp: 'Se ficar vazio, aparece “Pessoa anônima”.',
  email: 'Seu e-mail',
  ended: 'Sua sessão foi encerrada. Por favor, entre de novo.',
  who: {
    intro:
      'Enviamos um código curto, para que só você possa mudar a sua lembrança ou retirá-la. Não é preciso senha.',
  },
  credentials: {
    consent:
      'Seu nome, suas palavras e suas fotos são mostrados neste memorial. Seu endereço de e-mail não é; quem cuida do memorial o vê. Você pode alterar o que acrescentar, ou retirar; o que a família tiver imprimido ou baixado até então fica com ela. Se você excluir sua conta, o que acrescentou fica sem o seu nome. <privacy>O que guardamos</privacy>',
  },
  code: {
    intro:
      'Enviamos um código de {length, number} caracteres para <b>{email}</b>. Ele funciona por {minutes, number} minutos. Se não chegar, veja também na pasta de spam. O que você escreveu está guardado.',
    missing: 'Digite o código de verificação que foi enviado a você por e-mail.',
  },
}

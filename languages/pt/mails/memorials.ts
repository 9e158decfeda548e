import type { Translation } from '../../translation-type.ts'

export const memorials: Translation<typeof import('../../en/mails/memorials.ts').memorials> = {
  memorialKept: {
    subject: 'Seu memorial para {name} está guardado',
    preheader: 'Continue quando quiser, em qualquer telefone ou computador.',
    heading: 'Seu memorial está guardado',
    kept: 'O que você escreveu até agora para {name} está a salvo na sua conta.',
    goOn: 'Este link o abre em qualquer telefone ou computador, na etapa em que você estava. Entre lá com {email} e a sua senha.',
    open: 'Continuar o memorial',
    underWay: 'As fotos e os vídeos que ainda estão sendo enviados chegam enquanto a página estiver aberta.',
    stays:
      'Leve o tempo que precisar. Ele fica até que você o exclua, e só você pode vê-lo. Não há nada a pagar até que você o compartilhe.',
    why: 'Você recebe este e-mail porque pediu para guardar um memorial por e-mail no {product}.',
  },
  memorialDeleted: {
    subject: 'O memorial de {name} foi excluído',
    preheader: 'É possível trazê-lo de volta até {date}.',
    heading: 'O memorial foi excluído',
    byYou: 'Você excluiu o memorial de {name}. Ninguém mais pode vê-lo.',
    until:
      'Se mudar de ideia, você pode trazê-lo de volta pelo seu perfil, como era, até {date}. Depois disso, as palavras, as fotos e os vídeos dele desaparecem para sempre.',
    open: 'Abrir seu perfil',
    byOwner: '{owner} excluiu o memorial de {name}, do qual você ajudava a cuidar. Ninguém mais pode vê-lo.',
    askOwner:
      '{owner} pode trazê-lo de volta, como era, até {date}. Se você não esperava por isto, por favor, converse com {owner}. Depois disso, as palavras, as fotos e os vídeos dele desaparecem para sempre.',
    why: 'Você recebe este e-mail porque excluiu um memorial no {product}.',
    whyHelper: 'Você recebe este e-mail porque ajudou a cuidar de um memorial no {product}.',
  },
}

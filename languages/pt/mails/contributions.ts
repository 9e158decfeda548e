import type { Translation } from '../../translation-type.ts'

export const contributions: Translation<typeof import('../../en/mails/contributions.ts').contributions> = {
  memory: {
    waits: 'Obrigado. A sua lembrança de {name} chegou. Ela espera até que a família a veja.',
    arrived: 'Obrigado. A sua lembrança de {name} chegou e já está no memorial.',
    change: 'Se quiser mudá-la ou retirá-la, toque no botão. Não é preciso senha.',
    reply: 'Se quiser acrescentar mais alguma coisa, responda a este e-mail, com palavras e fotos.',
    open: 'Ver ou mudar a minha lembrança',
    link: 'O botão funciona por {days, plural, one {# dia} many {# de dias} other {# dias}} para quem tiver este e-mail: por favor, não o encaminhe.',
    why: 'Você recebe este e-mail porque uma lembrança foi acrescentada em {product} com o seu endereço. Se não foi você, toque no botão e retire-a.',
  },
}

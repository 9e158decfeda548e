import type { Translation } from '../../translation-type.ts'

export const visitContribute: Translation<
  typeof import('../../en/screens/visit-contribute.ts').visitContribute
> = {
  title: 'Contribuir',
  lede: 'Uma foto guardada na gaveta, uma frase de que você se lembra. Ela se junta às outras nesta página.',
  add: 'Acrescentar uma lembrança',
  change: 'Acrescentar algo ou alterar a lembrança',
  other: 'Outra pessoa gostaria de deixar uma lembrança aqui',
  added: 'Você acrescentou uma lembrança em {date}.',
  waits: 'Você acrescentou uma lembrança em {date}. A família vai vê-la primeiro.',
  hidden: 'Você acrescentou uma lembrança em {date}. A família a deixou à parte por enquanto.',
  begun: 'O que você começou está guardado neste dispositivo. Ainda não foi enviado.',
  noScript:
    'As fotos e as gravações precisam de JavaScript, que aqui não funciona. As palavras podem ser enviadas mesmo assim.',
}

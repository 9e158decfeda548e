import type { Translation } from '../../translation-type.ts'

/** The page behind a printed code, in Portuguese. */
export const printed: Translation<typeof import('../../en/screens/printed.ts').printed> = {
  title: 'Este memorial está fechado',
  ended:
    'Este código levava a um memorial cuja página está fechada no momento. A família ainda pode abri-la de novo.',
  removed: 'Este código levava a um memorial que não está mais aqui. Ele nunca levará ao de outra pessoa.',
  askEnded:
    'Quem lhe deu este cartão ou livreto pode perguntar à família por você. Ou escreva para nós com o endereço que aparece acima no seu navegador: passamos suas palavras à família, sem mostrar a ela o seu endereço nem a você o dela, a não ser que você queira.',
  askRemoved:
    'Quem lhe deu este cartão ou livreto sabe melhor como falar com a família. O que foi removido é apagado para sempre depois de algum tempo, ou já foi apagado, e por isso não podemos passar suas palavras à família.',
  unknown:
    'Este código não pertence a nenhum memorial. Se você o digitou, compare com o impresso; a câmera de um celular lê melhor.',
}

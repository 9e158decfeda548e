import type { Translation } from '../../translation-type.ts'

export const naming: Translation<typeof import('../../en/screens/naming.ts').naming> = {
  title: 'Você foi indicado ou indicada',
  opening: 'Abrindo o seu link…',
  about:
    '{owner} cuida do memorial de {name} e indicou você para ter a cópia completa: tudo o que ele contém, em um só arquivo.',
  means:
    'Você não precisa fazer nada com ela. Não custa nada nem traz responsabilidade alguma: é mais uma cópia, nas mãos de alguém próximo.',
  ifNot:
    'Se preferir não constar, diga aqui. Nada mais lhe será enviado sobre isso, os seus links para a cópia completa deixam de funcionar, e avisamos {owner} com delicadeza. O que você já baixou continua sendo seu.',
  decline: 'Prefiro não constar',
  declining: 'Um momento…',
  done: 'Pronto. Nada mais lhe é enviado.',
  doneText:
    'Avisamos {owner} de que você prefere não constar. Mudou de ideia? Então o seu nome volta a constar, e os links que você recebeu voltam a funcionar.',
  undo: 'Afinal, gostaria de tê-la',
  undone: 'O seu nome volta a constar.',
  failed: 'Este link não abre nada',
  failedText:
    'Quem cuida do memorial indicou outras pessoas, ou ele não existe mais. Nada lhe é enviado por causa dele.',
  tryAgain: 'Tentar de novo',
  toFront: 'Voltar ao início',
}

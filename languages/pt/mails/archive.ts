import type { Translation } from '../../translation-type.ts'

export const archive: Translation<typeof import('../../en/mails/archive.ts').archive> = {
  archive: {
    subject: 'A cópia completa do memorial de {name}',
    preheader: 'Tudo o que o memorial contém, em um só arquivo, para guardar.',
    heading: 'A cópia completa do memorial de {name}',
    host: 'Aqui está tudo o que o memorial contém, em um só arquivo: as fotos como foram enviadas, as palavras, o que outras pessoas acrescentaram, o livro para imprimir e uma página que mostra tudo isso sem a internet.',
    successor:
      '{owner} cuida do memorial de {name} e indicou você para ter também a cópia completa. É tudo o que o memorial contém, em um só arquivo: as fotos como foram enviadas, as palavras, o que outras pessoas acrescentaram, o livro para imprimir e uma página que mostra tudo isso sem a internet.',
    ending:
      'O memorial fica guardado aqui até {date}. Aconteça o que acontecer depois, o que você baixar agora é seu.',
    how: 'O arquivo pode ser grande: um computador é um bom lugar para ele. Por favor, guarde uma segunda cópia em outro disco ou em um pen drive. As fotos que ela contém ainda podem dizer onde foram tiradas.',
    open: 'Baixar a cópia completa',
    lasts: 'O link é só seu. Funciona até {date}.',
    why: 'Você recebe este e-mail porque cuida de um memorial no {product}.',
    whySuccessor: 'Você recebe este e-mail porque {owner} indicou você no {product}.',
    decline: 'Prefiro não constar',
    yearly: 'Gostaria de um e-mail curto, uma vez por ano, dizendo que o memorial continua aqui?',
    yearlyAsk: 'Sim, uma vez por ano',
  },
  declined: {
    subject: 'Uma resposta sobre a cópia completa do memorial de {name}',
    heading: 'Sobre a cópia completa',
    said: 'Você indicou {who} para ter a cópia completa do memorial de {name}. {who} prefere não constar, e nada mais lhe é enviado.',
    kindly:
      'Isso não precisa significar nada: há quem prefira não guardar essas coisas. Se quiser, indique outra pessoa.',
    open: 'Indicar outra pessoa',
    why: 'Você recebe este e-mail porque cuida de um memorial no {product}.',
  },
  signOfLife: {
    subject: 'O memorial de {name} continua aqui',
    first: 'Você nos pediu que escrevêssemos uma vez por ano. Para parar, use o link no fim deste e-mail.',
    heading: 'O memorial de {name} continua aqui',
    named: '{owner} cuida dele e indicou você para ter a cópia completa.',
    kept: 'Ele fica guardado até {date}; quem cuida dele pode guardá-lo por mais anos.',
    gone: 'Se {owner} não puder mais cuidar dele, escreva para nós: diremos o que é preciso para que alguém da família continue a cuidar dele.',
    help: 'Como falar conosco',
    open: 'Abrir o memorial',
    stop: 'Não receber mais estes e-mails',
    why: 'Você recebe este e-mail porque {owner} indicou você no {product} e você pediu.',
  },
}

import type { Translation } from '../../translation-type.ts'

export const archive: Translation<typeof import('../../en/mails/archive.ts').archive> = {
  archive: {
    subject: 'A cópia completa do memorial de {name}',
    preheader: 'Tudo o que o memorial contém, em um só arquivo, para guardar.',
    host: 'Aqui está tudo o que o memorial contém, em um só arquivo: as fotos como foram enviadas, as palavras, o que outras pessoas acrescentaram, o livro para imprimir e uma página que mostra tudo isso sem a internet.',
    successor:
      '{owner} cuida do memorial de {name} e indicou você para ter também a cópia completa. É tudo o que o memorial contém, em um só arquivo: as fotos como foram enviadas, as palavras, o que outras pessoas acrescentaram, o livro para imprimir e uma página que mostra tudo isso sem a internet.',
    ending:
      'O memorial fica guardado aqui até {date}. Aconteça o que acontecer depois, o que você baixar agora é seu.',
    how: 'O arquivo pode ser grande: um computador é um bom lugar para ele. Por favor, guarde uma segunda cópia em outro disco ou em um pen drive. As fotos que ela contém ainda podem dizer onde foram tiradas.',
    open: 'Abrir a cópia completa',
    signIn:
      'O botão abre uma página em que você entra com este endereço. Não é preciso senha: enviamos um código por e-mail.',
    whySuccessor: 'Você recebe este e-mail porque {owner} indicou você no {product}.',
    decline: 'Não sou eu, ou prefiro não constar',
  },
}

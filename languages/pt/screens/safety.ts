import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const safety: Translation<typeof import('../../en/screens/safety.ts').safety> = {
  pageTitle: `Quem pode ver e quem pode acrescentar · ${brand.name}`,
  title: 'Quem pode ver e quem pode acrescentar',
  intro: 'Para o memorial de {name}',
  introUnnamed: 'Para este memorial',
  loading: 'Carregando as configurações',
  failed: 'Isto não funcionou. Por favor, tente de novo.',

  seeing: {
    title: 'Quem pode ver',
    LINK: 'Qualquer pessoa com o link',
    PASSCODE: 'Qualquer pessoa com o link e uma palavra',
    PRIVATE: 'Só quem cuida dele',
    help: {
      LINK: 'Quem tem o link pode abri-lo, e pode passar o link adiante.',
      PASSCODE:
        'Quem abre o link precisa digitar uma palavra que você escolhe. O dispositivo se lembra dela.',
      PRIVATE: 'Você, e quem cuida dele com você. Às outras pessoas, o link não mostra nada.',
    },
    saved: 'Salvo. Fica assim a partir de agora.',
  },
  word: {
    label: 'A palavra',
    labelNew: 'Uma palavra nova',
    help: 'Pelo menos {min, number} caracteres, e nada que outras pessoas possam adivinhar, como um nome ou um ano. Duas palavras são uma boa escolha. Maiúsculas e acentos não fazem diferença. Por favor, diga a palavra à família por sua conta: ela não está em nenhum convite.',
    isSet:
      'Há uma palavra definida. Ninguém pode consultá-la, por isso anote-a. Uma nova deixa de fora quem conhecia a antiga, até que você a conte a essas pessoas.',
    typed: 'Esta palavra ainda não está definida. “Usar esta palavra” a define.',
    reused: 'A palavra de antes volta a abrir o memorial.',
    reusedHelp:
      'Se você não se lembra mais dela, ou se outras pessoas não devem conhecê-la, escolha aqui uma nova.',
    notYet: 'Nada muda até que haja uma palavra.',
    save: 'Usar esta palavra',
    saved: 'A partir de agora, esta palavra abre o memorial: {word}',
    short: 'A palavra precisa de pelo menos {min, number} caracteres',
  },
  language: {
    title: 'Idioma',
    label: 'Idioma da página',
    readers: 'O idioma de quem lê',
    help: 'Os títulos e os botões do memorial, os convites, e o que é impresso dele. O que você escreveu fica como está.',
  },
  search: {
    title: 'Buscadores',
    label: 'Os buscadores podem mostrar este memorial',
    help: 'Desativado, a não ser que você ative. Se ativar, pessoas desconhecidas que buscam o nome podem encontrar o memorial, e os buscadores levam semanas para esquecer o que encontraram.',
    closed: 'Não faz diferença enquanto uma palavra é necessária, ou enquanto só você pode vê-lo.',
  },
  photoOrder: {
    title: 'Ordem das fotos',
    intro: 'Na página, no livro, na apresentação e no filme dela',
    HAND: 'Como você as colocou',
    TIME: 'Em ordem de tempo',
    help: {
      HAND: 'A ordem de Editar minhas fotos; as de outras pessoas vêm depois.',
      TIME: 'Por quando cada uma foi tirada, com a vida em décadas acima. Na página, as fotos de outras pessoas ficam entre as suas; no livro, junto das lembranças delas. Fotos sem data vêm por último. Sua própria ordem é guardada e volta quando você a escolher de novo.',
    },
  },
  after: {
    title: 'Depois do memorial',
    label: 'Os códigos impressos continuam dizendo o nome e os anos',
    help: 'Cartões e livretos ficam nas gavetas. Se um dia este memorial for fechado ou removido, o código deles leva a uma página tranquila, e nunca à de outra pessoa. Desativado, ela diz o nome só onde qualquer pessoa com o link podia lê-lo, e nenhum ano.',
  },
  adding: {
    title: 'O que aparece na hora',
    intro: 'Quando alguém acrescenta palavras ou fotos, quem as vê primeiro?',
    INVITED: 'O que as pessoas convidadas acrescentam aparece na hora',
    EVERYONE: 'O que qualquer pessoa acrescenta aparece na hora',
    NONE: 'Quem cuida do memorial vê tudo primeiro',
    help: {
      INVITED: 'O que outras pessoas acrescentam fica à espera até que você aprove.',
      EVERYONE: 'Você ainda pode remover o que quiser.',
      NONE: 'Nada aparece até que você, ou alguém que ajuda você, aprove.',
    },
    always: 'O que parece um anúncio, como um link, fica à sua espera de qualquer forma.',
  },
  blocked: {
    title: 'Pessoas bloqueadas',
    none: 'Não há pessoas bloqueadas. Se alguém não deve acrescentar mais nada, escolha “Bloquear” abaixo do que essa pessoa acrescentou.',
    explained: 'Elas não podem acrescentar palavras nem fotos, responder ou doar.',
    addressOnly:
      'Digitado com uma resposta. Quem entrar com ele, ou vier pelo link do seu convite, ainda pode acrescentar algo.',
    anonymous: 'Alguém que não deu o nome',
    since: 'Desde {date}',
    unblock: 'Desbloquear',
    unblockNamed: 'Desbloquear: {who}',
    unblocked: '{who} pode acrescentar ao memorial de novo.',
  },
}

import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

/** The notes on the pictures are written anew, as a Brazilian family would write them. */
export const landing: Translation<typeof import('../../en/screens/landing.ts').landing> = {
  pageTitle: `${brand.name}: um memorial online, feito em conjunto`,
  description:
    'Crie um memorial online com a família e os amigos: fotos, histórias e uma mensagem em uma só página. 30 dólares australianos, pagos uma única vez.',
  title: 'Lembrar, lado a lado.',
  lead: 'Reúna fotos, histórias e uma mensagem em uma página que a família e os amigos podem visitar, completar e guardar.',
  price:
    '30 dólares australianos (AUD), pagos uma única vez. Nada a pagar até que esteja pronto para compartilhar.',

  letsGo: 'Começar',
  haveAccount: 'Já tem uma conta? Entre por aqui',
  openArchive: `Tem uma cópia completa do ${brand.name}? Abra-a`,
  startNew: 'Começar um novo memorial',
  continueMemorial: 'Continuar o memorial',
  unfinished: 'Continuar de onde você parou: {name}',
  startAnother: 'Começar outro memorial',

  failed: {
    title: 'Desta vez não funcionou',
    text: 'Por favor, verifique a sua conexão e tente de novo. Nada mudou.',
  },

  collage: 'Fotos de exemplo com bilhetes',
  pause: 'Pausar as imagens',
  play: 'Retomar as imagens',

  how: 'Como funciona',
  create: {
    title: 'Crie um memorial',
    text: 'Algumas perguntas tranquilas, uma de cada vez. Pare sempre que precisar, e continue depois.',
  },
  family: {
    title: 'Compartilhe com a família e os amigos',
    text: 'Podem responder, acrescentar as próprias fotos e histórias, e doar a um fundo que você escolher.',
  },
  print: {
    title: 'Compartilhe online ou no papel',
    text: 'Um link para todos, uma apresentação de fotos para o dia, e um livro para imprimir e ter nas mãos.',
  },
  once: { title: 'Pagamento único', text: 'AU$\u00a030. Sem assinatura, sem mensalidades.' },
  example: {
    title: 'Veja um exemplo',
    contribute: 'Como os amigos contribuem',
    memorial: 'Um memorial pronto',
  },

  cost: 'Quanto custa',
  sum: 'AU$\u00a030 <small>uma única vez</small>',
  included:
    'Sem assinatura, sem mensalidades. Os dados ficam guardados por um ano. Apresentação de fotos e exportação em PDF.',
  afterwards:
    'Antes que o ano termine, escrevemos a você três vezes, com tudo em um só arquivo para guardar. Você pode acrescentar outro ano pelo mesmo preço até 90 dias depois: por 30 dias tudo continua igual; então a página se fecha, e os arquivos ficam guardados por mais 60 dias.',

  private: 'Você decide se compartilha',
  privacy:
    'Só quem tem o link pode ver um memorial. Pedimos aos buscadores que não o mostrem, e nenhuma foto da página traz o registro de onde foi tirada; só os originais, que guardamos para a cópia completa da família, ainda o têm. Não há anúncios nem rastreadores, e o que você remove desaparece para sempre depois de 30 dias.',

  asked: 'Perguntas frequentes',
  questions: {
    ready: {
      question: 'Preciso ter tudo pronto antes de começar?',
      answer:
        'Não. Um nome basta para começar. A data, as fotos e as palavras podem vir depois, em qualquer ordem.',
    },
    stop: {
      question: 'E se eu precisar parar no meio?',
      answer:
        'Feche a página quando quiser. O que você escreveu e escolheu fica guardado neste dispositivo. O Safari, e todo navegador em um iPhone, apaga isso depois de sete dias sem uma visita; uma conta guarda tudo para você, em qualquer dispositivo e sem custo.',
    },
    accounts: {
      question: 'A família e os amigos precisam de uma conta?',
      answer:
        'Para visitar ou responder, não. Para acrescentar fotos e histórias, informam um endereço de e-mail e digitam um código curto que enviamos.',
    },
    change: {
      question: 'Posso mudar o memorial depois de compartilhar?',
      answer: 'Sim, tudo, quantas vezes você quiser. O link continua o mesmo.',
    },
    pay: {
      question: 'Quando eu pago?',
      answer: 'No fim, quando você tiver revisto tudo e quiser compartilhar. Até lá, nada é cobrado.',
    },
    owns: {
      question: 'De quem são as fotos e as histórias?',
      answer:
        'Suas, e das pessoas que as enviaram. Guardamos cada original tal como chegou, e não mostramos nada a ninguém além das pessoas com quem você compartilha o link.',
    },
  },

  scenes: {
    'fishing-boat': { alt: 'Um barco de pesca ao amanhecer', note: 'Saía antes do sol' },
    'rose-gate': {
      alt: 'Um canteiro de rosas atrás do portão de um jardim',
      note: 'As rosas da mamãe, todo ano',
    },
    kettle: { alt: 'Uma chaleira e duas xícaras na mesa da cozinha', note: 'Pode entrar, já tem café' },
    'dog-at-door': { alt: 'Um cachorro esperando na porta da frente', note: 'Conhecia os passos dela' },
    violin: { alt: 'Um violino apoiado em uma cadeira de madeira', note: 'Depois do jantar, sempre Bach' },
    boots: { alt: 'Um par de botas junto ao degrau dos fundos', note: 'Com barro, ninguém entrava' },
    jetty: { alt: 'Duas pessoas sentadas na ponta de um píer', note: 'O vovô e o Sam, sem um peixe' },
    'lemon-tree': {
      alt: 'Um limoeiro em um vaso contra uma parede ao sol',
      note: 'Nasceu de uma sementinha',
    },
    'sewing-box': {
      alt: 'Uma caixa de costura aberta ao lado de uma manga meio remendada',
      note: 'Para ela, tudo tinha conserto',
    },
    bicycle: {
      alt: 'Uma bicicleta de trabalho encostada em um muro baixo ao amanhecer',
      note: 'Trinta e um anos pedalando',
    },
    'hat-on-hook': { alt: 'Um chapéu de feltro em um gancho da entrada', note: 'Nunca saía sem ele' },
    chessboard: {
      alt: 'Uma partida de xadrez inacabada, com a cadeira da frente vazia',
      note: 'Ainda é a vez dele',
    },
    lighthouse: {
      alt: 'Um farol ao pôr do sol, e um banco de frente para o mar',
      note: 'Aqui ele fez o pedido',
    },
    caravan: { alt: 'Um pequeno trailer na chuva, com a janela acesa', note: 'Choveu, e fomos felizes' },
    allotment: { alt: 'Vagens de uma horta, amarradas em maços', note: 'Dava para a rua inteira' },
    piano: { alt: 'Um piano de armário, com o banco recém-afastado', note: 'Com nota errada e tudo' },
    knitting: { alt: 'Um suéter nas agulhas, com uma manga por terminar', note: 'Faltava só uma manga' },
    workbench: {
      alt: 'Formões no suporte acima de uma bancada silenciosa',
      note: 'Os formões do pai, nem pensar',
    },
    camera: {
      alt: 'Uma câmera antiga e fotos de férias sobre uma mesa',
      note: 'Ela, sempre atrás da câmera',
    },
    'wedding-bench': {
      alt: 'Um banco de jardim sob uma árvore em flor, com um buquê deixado nele',
      note: 'Aqui dissemos sim',
    },
    armchair: {
      alt: 'Uma poltrona gasta junto a uma janela, com os chinelos à espera',
      note: 'Essa poltrona tinha dono',
    },
    'reading-glasses': {
      alt: 'Um homem com um jornal e os óculos no alto da cabeça',
      note: 'E estavam na cabeça dele',
    },
    'laid-table': {
      alt: 'Uma mesa posta para o almoço de domingo junto a uma janela com chuva',
      note: 'Todo domingo, com chuva ou sol',
    },
    letters: { alt: 'Um maço de cartas amarrado com uma fita azul', note: 'A fita azul dela' },
    radio: {
      alt: 'Um rádio antigo aceso sobre um aparador antes do amanhecer',
      note: 'O rádio baixinho, bem cedo',
    },
    'bird-feeder': {
      alt: 'Passarinhos em um comedouro de madeira sob um galho',
      note: 'Sabia o nome de cada um',
    },
    greenhouse: { alt: 'Um banquinho entre os tomates de uma estufa', note: 'Tomates e uma hora de sossego' },
    campfire: {
      alt: 'Duas pessoas sob a mesma manta junto a uma fogueira',
      note: 'Tudo queimado, noite perfeita',
    },
    deckchair: { alt: 'Uma espreguiçadeira na praia, com alguém dormindo', note: 'Às duas, já dormia' },
    'spice-tin': {
      alt: 'Uma mão tirando uma pitada de uma lata redonda de temperos',
      note: 'Sem receita, só as mãos dela',
    },
    dominoes: {
      alt: 'Um jogo de dominó deixado em uma mesa na rua',
      note: 'A mesa mais barulhenta da rua',
    },
    'snowy-path': {
      alt: 'Um homem e duas crianças voltando para casa pela neve',
      note: 'Ele nos levava até em casa',
    },
    swing: { alt: 'Um avô empurrando uma criança em um balanço sob um carvalho', note: 'Mais alto, vovô' },
    suitcase: {
      alt: 'Uma mala junto a uma janela aberta acima dos telhados',
      note: 'Lisboa, enfim, aos setenta',
    },
    paintbox: {
      alt: 'Uma caixa de aquarelas e um quadro ainda sem céu',
      note: 'Faltou pintar o céu',
    },
  },
}

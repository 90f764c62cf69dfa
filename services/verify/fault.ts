/** Whatever can be wrong with a history, each with what one has to know of it. `seq` is the event's, `line` the file's. */
export interface Faults {
  empty: object;
  notText: { readonly line: number };
  longLine: { readonly line: number; readonly most: number };
  tooLong: { readonly most: number };
  cutLine: { readonly line: number };
  notJson: { readonly line: number };
  notAnEvent: { readonly line: number; readonly where: string };
  otherProtocol: { readonly protocol: number; readonly known: number };
  unknownGame: { readonly game: string };
  unknownEdition: { readonly game: string; readonly edition: number };
  unknownScheme: { readonly scheme: number };
  noOpening: { readonly seq: number };
  otherTable: { readonly seq: number };
  outOfPlace: { readonly seq: number; readonly found: number };
  unknownEvent: { readonly seq: number; readonly type: string };
  otherEdition: { readonly seq: number };
  afterHead: { readonly line: number };
  damaged: { readonly line: number };
  unfinished: { readonly seq: number };

  unchained: { readonly seq: number; readonly type: string };

  noHead: object;
  headOfAnother: object;
  headElsewhere: { readonly head: number; readonly end: number };
  headDiffers: { readonly seq: number };
  unknownKey: { readonly key: string };
  keyNotThen: { readonly key: string };
  notSigned: { readonly key: string };

  foreignSeed: { readonly seq: number };

  noNonce: { readonly seat: number };
  wrongNonce: { readonly seq: number; readonly seat: number };
  /** An event of another scheme than the one that the table was opened with. */
  foreignForm: { readonly seq: number; readonly type: string; readonly scheme: number };
  unopened: { readonly seq: number; readonly seat: number };
  otherDerived: { readonly seq: number; readonly seat: number };
  uncommitted: { readonly seq: number; readonly seat: number };
  untimely: { readonly seq: number; readonly seat: number };

  otherSecret: { readonly seq: number; readonly type: string };
  otherLuck: { readonly seq: number; readonly type: string };
  /** Another draw was taken than the one that was due: the table's counter was moved by something else than a draw. */
  otherDraw: { readonly seq: number; readonly type: string; readonly draw: number; readonly due: number };
  /** The draws are those of another scheme than the one that the table was opened with. */
  otherScheme: { readonly seq: number; readonly says: number; readonly fits: number };
  otherCount: { readonly seq: number; readonly says: number; readonly took: number };

  refused: { readonly seq: number; readonly rule: string; readonly message: string };
  otherEvent: { readonly seq: number; readonly type: string; readonly expected: string };
  nothingElse: { readonly seq: number; readonly type: string };
  otherMaker: { readonly seq: number };
  impossible: { readonly seq: number; readonly type: string };
}

export type FaultKind = keyof Faults;

/** One thing that is wrong. */
export type Fault<Kind extends FaultKind = FaultKind> = {
  readonly [K in Kind]: { readonly kind: K } & Faults[K];
}[Kind];

/** The event that it is about, where it is about one. */
export const seqOf = (fault: Fault): number | null => ('seq' in fault ? fault.seq : null);

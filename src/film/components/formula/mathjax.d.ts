/** The package ships no types; this is the part of its component API that we use. */
declare module "mathjax" {
  /** A node of liteDOM; only its adaptor looks inside. */
  export type MathNode = { readonly __mathNode: unique symbol };

  export type MathAdaptor = {
    kind(node: MathNode): string;
    childNodes(node: MathNode): MathNode[];
    getAttribute(node: MathNode, name: string): string | undefined;
    textContent(node: MathNode): string;
  };

  export type MathJaxApi = {
    startup: { adaptor: MathAdaptor };
    /** Waits for fonts and extensions that the formula turns out to need. */
    tex2svgPromise(
      tex: string,
      options: { display: boolean; em?: number; ex?: number; containerWidth?: number },
    ): Promise<MathNode>;
    /** Forgets labels and equation numbers. */
    texReset(): void;
  };

  const mathjax: { init(configuration: object): Promise<MathJaxApi | undefined> };
  export default mathjax;
}

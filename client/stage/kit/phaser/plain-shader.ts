import Phaser from 'phaser';

/**
 * Every pixel of the board goes through Phaser's shader, which can tint in eight ways and works all of them out where a
 * graphics card, or a processor in its place, does many pixels at a time. Pictures here are dimmed and shaded by a colour,
 * and that is a multiplication; their own colours come multiplied by how solid they are.
 */
export const tintPlainly = (game: Phaser.Game): void => {
  const { renderer } = game;
  if (!(renderer instanceof Phaser.Renderer.WebGL.WebGLRenderer)) return;
  const batch = renderer.renderNodes.getNode('BatchHandlerQuad');
  if (!(batch instanceof Phaser.Renderer.WebGL.RenderNodes.BatchHandlerQuad)) return;
  batch.programManager.replaceAddition('Tint', {
    name: 'PlainTint',
    additions: { fragmentProcess: 'fragColor *= vec4(outTint.bgr * outTint.a, outTint.a);' },
    tags: ['TINT'],
  });
};

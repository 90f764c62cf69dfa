import Phaser from 'phaser';

/**
 * Every pixel of every picture goes through Phaser's shader, which is to do nothing but what pictures here need.
 *
 * It can tint in eight ways and works all of them out where a graphics card, or a processor in its place, does many pixels
 * at a time. Pictures are dimmed and shaded by a colour, and that is a multiplication; their own colours come multiplied by
 * how solid they are.
 *
 * With several textures at once it finds a pixel's texture by comparing numbers that were interpolated, which leaves holes
 * in turned pictures where the graphics card is not exact. So it gets one at a time.
 */
export const drawPlainly = (game: Phaser.Game): void => {
  const { renderer } = game;
  if (!(renderer instanceof Phaser.Renderer.WebGL.WebGLRenderer)) return;
  const { renderNodes } = renderer;
  renderNodes.setMaxParallelTextureUnits(1);
  const batch = renderNodes.getNode('BatchHandlerQuad');
  if (!(batch instanceof Phaser.Renderer.WebGL.RenderNodes.BatchHandlerQuad)) return;
  batch.programManager.replaceAddition('Tint', {
    name: 'PlainTint',
    additions: { fragmentProcess: 'fragColor *= vec4(outTint.bgr * outTint.a, outTint.a);' },
    tags: ['TINT'],
  });
};

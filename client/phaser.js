import core from '../node_modules/phaser/src/phaser-core.js';
import Shader from '../node_modules/phaser/src/gameobjects/shader/Shader.js';

/**
 * Phaser without what no board of ours needs: physics, sound, tilemaps, particles and the canvas renderer are two fifths
 * of it, and would be loaded with everybody's first table. Stands in for `phaser` where the page is built.
 */
export default { ...core, GameObjects: { ...core.GameObjects, Shader } };
